(self.offlineLists ??= []).push({ app: 'booking' });
