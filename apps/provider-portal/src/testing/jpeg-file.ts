/** The smallest JPEG: one grey pixel. */
const dot =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////' +
  '////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z';

/** Returns a JPEG whose content differs by its name. */
export const jpegFile = (name: string): File =>
  new File([Uint8Array.from(atob(dot), (character) => character.charCodeAt(0)), name], name, {
    type: 'image/jpeg',
  });
