/** Returns the address of a shared gallery, to which the public id of its event is the secret. */
export const sharedGalleryPath = (publicId: string): string => `/SharedGallery?eventid=${publicId}`;
