import * as v from 'valibot';
import type { StatusDisplay } from '../status';

export const riskLevels = ['low', 'medium', 'high'] as const;

/** The risk level of a client. */
export type RiskLevel = (typeof riskLevels)[number];

export const riskLevelSchema = v.picklist(riskLevels);

/** The label, tone and icon of each risk level (CO2). */
export const riskLevelDisplay: Record<RiskLevel, StatusDisplay> = {
  low: { label: 'Low Risk', tone: 'success', icon: 'shield-check' },
  medium: { label: 'Medium Risk', tone: 'warning', icon: 'warning' },
  high: { label: 'High Risk', tone: 'danger', icon: 'alert' },
};
