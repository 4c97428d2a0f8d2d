/** The hosts: the first one is the account that the documents name. */
export const hosts = [
  { mailName: 'host', firstName: 'Robin', lastName: 'Ellis' },
  { mailName: 'nadia', firstName: 'Nadia', lastName: 'Rahman' },
  { mailName: 'oliver', firstName: 'Oliver', lastName: 'Brandt' },
  { mailName: 'chidi', firstName: 'Chidi', lastName: 'Eze' },
  { mailName: 'sandra', firstName: 'Sandra', lastName: 'Kim' },
  { mailName: 'vikram', firstName: 'Vikram', lastName: 'Shah' },
  { mailName: 'elise', firstName: 'Élise', lastName: 'Bouchard' },
  { mailName: 'tony', firstName: 'Tony', lastName: 'Moretti' },
  { mailName: 'keisha', firstName: 'Keisha', lastName: 'Grant' },
  { mailName: 'xin', firstName: 'Xin', lastName: 'Zhao' },
  { mailName: 'layla', firstName: 'Layla', lastName: 'Mansour' },
  { mailName: 'peter', firstName: 'Peter', lastName: 'Novak' },
] as const;
