/** The IANA name of the reader's own time zone. */
export const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
