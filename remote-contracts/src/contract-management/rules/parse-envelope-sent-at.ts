/** Returns the sending time from an envelope id. The id is `DS-` with milliseconds, or with a date in older samples. */
export function parseEnvelopeSentAt(envelope: string): string | undefined {
  const moment = /^DS-(\d{13})$/.exec(envelope)?.[1];
  if (moment !== undefined) return new Date(Number(moment)).toISOString();
  const day = /^DS-(\d{4})(\d{2})(\d{2})-/.exec(envelope);
  return day ? day.slice(1).join('-') : undefined;
}
