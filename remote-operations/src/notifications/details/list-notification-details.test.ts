import { formatMetadataKey } from './list-notification-details';

describe('formatMetadataKey', () => {
  it.each([
    ['batchNumber', 'Batch number'],
    ['paymentId', 'Payment'],
    ['caseId', 'Case'],
    ['swiftCode', 'Swift code'],
    ['lab_report_no', 'Lab report no'],
    ['list', 'List'],
    ['--', '--'],
    ['constructor', 'Constructor'],
  ])('[N5] labels the metadata key %s as “%s”', (key, label) => {
    expect(formatMetadataKey(key)).toBe(label);
  });
});
