/** A telephone number as `tel:` links and data formats have it: `+91 80-1234` is `+91801234`. */
export const dialled = (phone: string): string => phone.replace(/[^\d+]/g, "");
