/** Writes a stored number as people read it: '416-555-0123'. Nine digits have no such form. */
export const writtenPhone = (phone: string): string => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
