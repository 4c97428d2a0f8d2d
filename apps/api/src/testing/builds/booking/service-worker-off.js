self.name = 'worker that removes itself';
