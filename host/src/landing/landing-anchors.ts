export const landingAnchors = [
  { id: 'solutions', label: 'Solutions' },
  { id: 'how-it-works', label: 'How it works' },
  { id: 'compliance', label: 'Compliance' },
] as const;

export type LandingAnchorId = (typeof landingAnchors)[number]['id'];
