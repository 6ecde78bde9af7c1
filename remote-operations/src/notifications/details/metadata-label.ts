const known = new Map([
  ['batchNumber', 'Batch number'],
  ['caseId', 'Case'],
  ['contractId', 'Contract'],
  ['documentType', 'Document type'],
  ['paymentId', 'Payment'],
]);

/** A metadata key as people read it: `swiftCode` becomes “Swift code”. */
export function metadataLabel(key: string): string {
  const label = known.get(key);
  if (label !== undefined) return label;
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words === '' ? key : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
