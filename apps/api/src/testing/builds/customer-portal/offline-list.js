(self.offlineLists ??= []).push({ app: 'customer-portal' });
