CREATE TABLE "refused_reads" (
	"day" date NOT NULL,
	"site" text NOT NULL,
	"rejection" text NOT NULL,
	"kept" integer NOT NULL,
	"dropped" integer NOT NULL,
	CONSTRAINT "refused_reads_day_site_rejection_pk" PRIMARY KEY("day","site","rejection")
);
--> statement-breakpoint
ALTER TABLE "impressions" ADD COLUMN "network" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "impressions" ADD COLUMN "ticket" text;
--> statement-breakpoint
CREATE INDEX "impressions_network" ON "impressions" USING btree ("day","network");
--> statement-breakpoint
ALTER TABLE "impressions" ADD CONSTRAINT "impressions_rejection" CHECK (rejection in ('bot', 'prefetch', 'no-ticket', 'bad-ticket', 'young-ticket', 'old-ticket', 'not-published', 'own-read', 'network-post-limit', 'network-limit', 'ticket-limit'));
