/** The hosts. The first one is the demo account of the README; one is a business customer. */
export const hosts = [
  { username: 'host', firstName: 'Robin', lastName: 'Ellis' },
  { username: 'nadia', firstName: 'Nadia', lastName: 'Rahman' },
  { username: 'oliver', firstName: 'Oliver', lastName: 'Brandt' },
  { username: 'chidi', firstName: 'Chidi', lastName: 'Eze' },
  { username: 'sandra', firstName: 'Sandra', lastName: 'Kim' },
  { username: 'vikram', firstName: 'Vikram', lastName: 'Shah' },
  { username: 'elise', firstName: 'Élise', lastName: 'Bouchard' },
  { username: 'tony', firstName: 'Tony', lastName: 'Moretti' },
  { username: 'keisha', firstName: 'Keisha', lastName: 'Grant' },
  { username: 'xin', firstName: 'Xin', lastName: 'Zhao' },
  { username: 'layla', firstName: 'Layla', lastName: 'Mansour', isBusiness: true },
  { username: 'peter', firstName: 'Peter', lastName: 'Novak' },
] as const;
