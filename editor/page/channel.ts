/** Where the forms tell the page around them that a file was saved. */
export const CHANNEL = "saved";
