import { jsonOf } from 'shared-kernel/shell';

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** An object from its text; nothing of it where the text is none. */
export function dataOf(text: string | null | undefined): Data {
  const value = jsonOf(text);
  return isData(value) ? value : {};
}

/** What the build and the release wrote into the page, as its head reads it (head/page-meta.ts), whose modules the dashboard holds. */
export const pageData = (name: string): Data =>
  dataOf(document.querySelector(`meta[name="trustfold-${name}"]`)?.getAttribute('content'));
