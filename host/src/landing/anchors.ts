export const anchors = [
  { id: 'solutions', label: 'Solutions' },
  { id: 'how-it-works', label: 'How it works' },
  { id: 'compliance', label: 'Compliance' },
] as const;

export type AnchorId = (typeof anchors)[number]['id'];
