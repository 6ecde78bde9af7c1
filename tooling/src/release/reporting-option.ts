import { CliError } from '../run/cli-error';
import { isReportingAddress, type Reporting } from '../serve/reporting';

/** What `--report-to` and `--report-share` say; nothing is sent anywhere without the first. */
export function reportingOf(
  address: string | undefined,
  share: string | undefined,
): Partial<Reporting> {
  if (address === undefined) {
    if (share === undefined) return {};
    throw new CliError('--report-share goes with --report-to.');
  }
  if (!isReportingAddress(address))
    throw new CliError(
      `--report-to takes an address such as https://reports.example.com/trustfold, not “${address}”.`,
    );
  const reportShare = Number(share ?? 1);
  if (!(reportShare > 0 && reportShare <= 1))
    throw new CliError(
      `--report-share takes a number over 0, and 1 for every page, not “${share}”.`,
    );
  return { reportTo: address, reportShare };
}
