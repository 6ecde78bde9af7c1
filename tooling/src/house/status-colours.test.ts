import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../packages';
import { readHouse } from './read-house';

/**
 * The one map of status colours: what each status is called, under the tone that it has everywhere. A new status is
 * added under the tone whose meaning it has, as `Tone` of the kernel says.
 */
const labelsOf = {
  success:
    'Approved|Clear|Completed|Compliant|Delivery|Dip test confirmed|Enabled|Executed|Kept in this browser|Legal Verified|Low Risk|MFA enabled|Operational|Passed|Settlement|Valid, unchanged since signing|Unchanged, document timestamp|Done|Signed|Signed off|Strong|Success|Unchanged|False positive|Resolved|As it was exported|Signature holds|Remediated',
  info: 'ACTIVE|Active|Approved|Batch received|Current|INFO|In Progress|Info|Lab analysis|Legal Approved|Pre-Certified|Processing|Quality inspection|Received|Requested|Scheduled|Screening due|Waiting',
  neutral:
    'Bank|Call|Client|Closed|Compliance|Compliance Audit|Crypto/USDT|Dip test due|Disabled|Draft|Email|Expired|Fiat Transfer|Financial|Fuel Transfer|FX Exchange|Inactive|Initiated|Low|Medium|Meeting|Message|Not readable|Not Required|Other milestone|Outstanding|Pending|Process|Read-only|Sample|Set aside|System|Trade Finance|Transport|Opened by hand|Signature not checked',
  warning:
    'Action required|Compliance Review|Degraded|Delayed|Fair|Flag|HIGH|High|Kept until this page is closed|Legal Review|MFA disabled|Medium Risk|Needs attention|Open|Pending Review|Re-test|Under Review|Unchanged, unknown key|Urgent|Warning|Watch|Added|Not signed|Signature holds, unknown key',
  danger:
    'At risk|Changed|Changed after this signature|CRITICAL|Critical|Critical testing deadline|Declined|Dip test rejected|Down|Failed|Flagged|High Risk|Overdue|Rejected|Reverted|User Waived|Weak|Screening flagged|Document rejected|Milestone overdue|Sanctions hit|Confirmed match|Missing',
} as const;

const known = Object.entries(labelsOf).flatMap(([tone, labels]) =>
  labels.split('|').map((label) => `${label}: ${tone}`),
);

const views = readHouse()
  .filter(({ path, isTest }) => /^(host|remote-|shared-kernel)/.test(path) && !isTest)
  .filter(({ path }) => !path.endsWith('.book.tsx'))
  .flatMap(({ path }) =>
    Array.from(
      readFileSync(join(repository, path), 'utf8').matchAll(/label: '([^']+)',\s+tone: '(\w+)'/g),
      ([, label = '', tone = '']) => `${label}: ${tone}`,
    ),
  );

describe('the colours of statuses', () => {
  it('[status] has every status of the product in the map, under its tone', () => {
    expect([...new Set(views)].filter((view) => !known.includes(view))).toEqual([]);
  });

  it('[status] has nothing in the map that is no status', () => {
    expect(known.filter((view) => !views.includes(view))).toEqual([]);
  });

  it('[status] gives a word one colour, but for an approval that is a step on the way', () => {
    const labels = known.map((view) => view.split(':')[0]);
    expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual(['Approved']);
  });
});
