/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "America/St_Johns"}
 */
import {
  auditEntries,
  defaultPreferences,
  createSampleProfile,
  sampleConstants,
} from 'shared-kernel/testing/records';
import { createSecurityReport } from './security-report';

it('[PR9, time] a security report shows its times in UTC in every time zone', () => {
  const { subtitle, blocks } = createSecurityReport({
    profile: createSampleProfile('banking'),
    preferences: defaultPreferences,
    entries: auditEntries,
    now: sampleConstants.now,
  });
  expect(subtitle).toBe('Straits Partner Bank · Jul 22, 2024, 09:00 UTC');
  const [standing, activity] = [blocks[1], blocks.at(-1)].map((block) =>
    block?.kind === 'facts' ? block.rows : [],
  );
  expect(standing?.at(-1)).toEqual(['Last login', 'Jul 22, 2024, 02:05 UTC']);
  expect(activity?.[0]?.[0]).toMatch(/ UTC$/);
});
