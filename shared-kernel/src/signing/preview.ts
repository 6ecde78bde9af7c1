import * as v from 'valibot';
import { claim } from './claim';
import { jsonOf, statementSchema } from './envelope';
import { previewText } from './statements';
import { day, isOver, refuse, type Trust } from './trust';

/** Holds a text to what lets a page show something that does not run there. */
export async function readPreview(
  text: string,
  trust: Trust,
  subject: string,
  now: number,
): Promise<void> {
  const refused = 'is not signed for preview here';
  const statement = v.safeParse(jsonOf(statementSchema), text);
  if (!statement.success) return refuse(refused);
  const preview = claim('preview', previewText, statement.output, trust, trust.keys);
  const read = await preview.proved();
  if (read.subject !== subject) refuse(refused);
  if (isOver(read.expires, now)) refuse(`was signed for preview until ${day(read.expires)}`);
}
