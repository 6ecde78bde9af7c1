ALTER TABLE "workspace" ADD COLUMN "has_sample" boolean NOT NULL DEFAULT true;
--> statement-breakpoint
-- Only entries of the sample have no position in the audit chain.
UPDATE "workspace" SET "has_sample" =
  EXISTS (SELECT FROM "records" WHERE "collection" = 'auditEntries' AND NOT "body" ? 'seq');
