import type { ReviewCase } from 'shared-kernel/domain/review-case';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { profiles } from 'shared-kernel/testing/records';
import type { CasePerson } from '../rules/decisions';
import type { PortalPersonNames } from '../rules/comments';

export const testPeople = Object.fromEntries(
  profiles.map(({ portal, fullName }) => [portal, fullName]),
) as PortalPersonNames;

export const createTestCasePerson = (
  by: PortalKey,
  at = '2024-07-22T09:00:00.000Z',
): CasePerson => ({
  by,
  name: testPeople[by],
  at,
});

export const createTestCase = (changes: Partial<ReviewCase> = {}): ReviewCase => ({
  id: 'RC-1',
  subject: { kind: 'client', id: 'CR-1', part: 'aml' },
  cause: 'screening_flagged',
  since: '',
  name: 'AML of Atlas',
  client: 'Atlas',
  riskLevel: 'medium',
  openedAt: '2024-07-22T09:00:00.000Z',
  due: '2024-07-27',
  queue: 'banking',
  comments: [],
  evidence: [],
  decisions: [],
  ...changes,
});
