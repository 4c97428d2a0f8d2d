/** What no person can do or see yet of a requirement that other parts are proved of, by its row. */
export const openParts: Readonly<Record<string, string>> = {
  'A-R02': 'the shared gallery',
  'A-R21': 'the shared gallery and the search for attended events',
  'A-R22': 'messages, and downloads of several files',
  'A-R23': 'recaps, downloads of several files, payouts and messages',
  'U-R10': 'downloads of several files',
};
