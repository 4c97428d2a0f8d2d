/** What was pressed is seen to be pressed before the work begins that it asks for. */
export const nextPicture = async (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A page that is out of sight has no pictures.
    setTimeout(resolve, 100);
  });
