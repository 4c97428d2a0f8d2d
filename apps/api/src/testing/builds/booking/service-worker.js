self.name = 'worker';
