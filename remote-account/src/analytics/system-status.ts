import * as v from 'valibot';

/** How a part of the platform or its protection is doing. */
export const healthStatuses = ['operational', 'degraded', 'down'] as const;

/** A part of the platform (AN2): availability in percentage points, answer time in milliseconds. */
export const systemHealthSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  status: v.picklist(healthStatuses),
  uptime: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  responseTime: v.pipe(v.number(), v.minValue(0)),
});

export type SystemHealth = v.InferOutput<typeof systemHealthSchema>;

/** Whether a protection is in force. */
export const securityStatuses = ['enabled', 'attention', 'disabled'] as const;

/** One line of the security status (AN2). */
export const securityControlSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  status: v.picklist(securityStatuses),
  detail: v.string(),
});

export type SecurityControl = v.InferOutput<typeof securityControlSchema>;
