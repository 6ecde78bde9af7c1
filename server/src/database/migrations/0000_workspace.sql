CREATE TABLE "workspace" (
  "id" smallint PRIMARY KEY CHECK ("id" = 1),
  "revision" bigint NOT NULL,
  "epoch" bigint NOT NULL,
  "head" jsonb,
  "commit_id" text,
  "sample_moment" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records" (
  "collection" text NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "company" text,
  "revision" integer NOT NULL,
  "written_at" bigint NOT NULL,
  "time" timestamptz NOT NULL DEFAULT now(),
  "body" jsonb NOT NULL,
  "bytes" bytea,
  PRIMARY KEY ("collection", "id")
);
--> statement-breakpoint
CREATE INDEX "records_company" ON "records" ("company", "collection");
--> statement-breakpoint
CREATE INDEX "records_written_at" ON "records" ("collection", "written_at");
--> statement-breakpoint
CREATE TABLE "index_values" (
  "collection" text NOT NULL,
  "name" text NOT NULL,
  "value" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  PRIMARY KEY ("collection", "name", "value", "id"),
  FOREIGN KEY ("collection", "id") REFERENCES "records" ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX "index_values_record" ON "index_values" ("collection", "id");
--> statement-breakpoint
CREATE TABLE "changes" (
  "revision" bigint NOT NULL,
  "collection" text NOT NULL,
  "id" text NOT NULL,
  "portals" text[] NOT NULL,
  PRIMARY KEY ("revision", "collection", "id")
);
--> statement-breakpoint
CREATE TABLE "quarantine" (
  "collection" text NOT NULL,
  "id" text NOT NULL,
  "body" jsonb NOT NULL,
  "reasons" text[] NOT NULL,
  "at" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("collection", "id")
);
--> statement-breakpoint
CREATE TABLE "commands" (
  "id" text PRIMARY KEY,
  "person_id" text NOT NULL,
  "digest" text NOT NULL,
  "answer" jsonb NOT NULL,
  "time" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "uploads" (
  "id" text PRIMARY KEY,
  "person_id" text NOT NULL,
  "bytes" bytea NOT NULL,
  "time" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX "uploads_time" ON "uploads" ("time");
--> statement-breakpoint
CREATE FUNCTION "refuse_rewriting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Entries of the audit log cannot be changed.';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "records"
  FOR EACH ROW WHEN (OLD."collection" = 'auditEntries') EXECUTE FUNCTION "refuse_rewriting"();
