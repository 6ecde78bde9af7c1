import * as v from 'valibot';
import { configMeta, pageData } from '../../webpack/page-meta';

/** Where the pages of an environment send what happened to them, and from which share of them. */
export interface Reporting {
  readonly reportTo: string;
  readonly reportShare: number;
}

/** What would end an address, or the word of a policy that names it; a path of a policy takes no query. */
export const isReportingAddress = (address: string): boolean =>
  /^https?:\/\/[^\s;,'"<>\\?#]+$/.test(address) && URL.canParse(address);

const configSchema = v.object({ reportTo: v.pipe(v.string(), v.check(isReportingAddress)) });

/** The address that a page is told to report to; none in a page that is told of none. */
export function reportingAddress(page: string): string | undefined {
  try {
    return v.parse(configSchema, JSON.parse(pageData(page, configMeta))).reportTo;
  } catch {
    return undefined;
  }
}
