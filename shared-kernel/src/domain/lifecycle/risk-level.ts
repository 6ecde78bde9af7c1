import * as v from 'valibot';
import type { StatusView } from '../status';

/** How risky a client is, least first (CO2). */
export const riskLevels = ['low', 'medium', 'high'] as const;

/** How risky a client is. */
export type RiskLevel = (typeof riskLevels)[number];

/** Accepts a risk level and nothing else. */
export const riskLevelSchema = v.picklist(riskLevels);

/** How each risk level reads on screen (CO2). */
export const riskLevelView: Record<RiskLevel, StatusView> = {
  low: { label: 'Low Risk', tone: 'success', icon: 'shield-check' },
  medium: { label: 'Medium Risk', tone: 'warning', icon: 'warning' },
  high: { label: 'High Risk', tone: 'danger', icon: 'alert' },
};
