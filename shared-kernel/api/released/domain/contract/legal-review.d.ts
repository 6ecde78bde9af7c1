import * as v from 'valibot';
import { type StatusView } from '../status';
export declare const legalReviews: readonly ["required", "completed", "pending", "waived"];
export type LegalReview = (typeof legalReviews)[number];
export declare const legalReviewSchema: v.PicklistSchema<readonly ["required", "completed", "pending", "waived"], undefined>;
export declare const legalReviewView: Record<LegalReview, StatusView>;
