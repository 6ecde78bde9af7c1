/** How long the network is waited for where something is kept. */
export const networkLimitMs = 2500;

interface Status {
  readonly status: number;
}

export interface Answered<Answer> {
  readonly answer: Answer;
  readonly isKept: boolean;
}

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

/**
 * What the network says, if it says so in time and its server is well; else what is kept; and where nothing
 * is, what the network says after all. What it says of an address that is wrong (404) stands.
 */
export async function networkFirst<Answer extends Status>(
  asked: Promise<Answer>,
  kept: () => Promise<Answer | undefined>,
  limitMs = networkLimitMs,
): Promise<Answered<Answer>> {
  const answer = await Promise.race([asked.catch(() => undefined), pause(limitMs)]);
  if (answer && answer.status < 500) return { answer, isKept: false };
  const held = await kept().catch(() => undefined);
  return held ? { answer: held, isKept: true } : { answer: await asked, isKept: false };
}
