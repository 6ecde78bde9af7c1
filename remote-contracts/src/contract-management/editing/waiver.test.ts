import { waiverText } from './waiver';

describe('waiver', () => {
  it('[C9, C10] the waiver dialog uses the specified texts', () => {
    expect(waiverText.accept).toBe('I understand and accept these terms');
    expect(waiverText.confirm).toBe('Bypass & Deploy Anyway');
    const disclaimer = waiverText.disclaimer.join(' ');
    for (const words of [
      'not been validated by legal counsel',
      'solely responsible for disputes, compliance violations or unenforceable terms',
      'provider is not liable',
      'flagged User Waived in audit logs',
    ]) {
      expect(disclaimer).toContain(words);
    }
  });
});
