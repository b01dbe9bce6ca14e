CREATE TABLE "demo_sites" (
	"site" text PRIMARY KEY NOT NULL,
	"posts" integer NOT NULL,
	"seeded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "impressions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "impressions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" bigint NOT NULL,
	"author_id" bigint,
	"site" text NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	"rejection" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "impressions_once_a_day" UNIQUE("post_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "post_views" (
	"post_id" bigint NOT NULL,
	"day" date NOT NULL,
	"site" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "post_views_post_id_day_pk" PRIMARY KEY("post_id","day")
);
--> statement-breakpoint
CREATE TABLE "post_tag" (
	"post_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"site" text,
	"post_type" text,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "post_tag_post_id_tag_id_pk" PRIMARY KEY("post_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text,
	"key" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"author_id" bigint,
	"category_id" bigint,
	"channel_id" bigint,
	"name" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"post_type" text DEFAULT 'article' NOT NULL,
	"media_type" text DEFAULT 'image' NOT NULL,
	"brightcove_id" text,
	"video_link" text,
	"video_data" jsonb,
	"image" jsonb,
	"image_alt_text" text,
	"image_caption" text,
	"media_layout" text DEFAULT 'insetCenter' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"modules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_listicle" boolean DEFAULT false NOT NULL,
	"listicle_order" text DEFAULT 'ascending' NOT NULL,
	"editor_pick" boolean DEFAULT false NOT NULL,
	"special_feature" jsonb,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"seo_keywords" text DEFAULT '' NOT NULL,
	"og_type" text DEFAULT 'article' NOT NULL,
	"og_title" text DEFAULT '' NOT NULL,
	"og_description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', name), 'A')
        || setweight(to_tsvector('english', subtitle || ' ' || summary), 'B')
        || setweight(to_tsvector('english', left(content, 200000)), 'C')
        || setweight(jsonb_to_tsvector('english', jsonb_path_query_array(modules, '$[*].title'), '["string"]'), 'B')
        || setweight(jsonb_to_tsvector('english', jsonb_path_query_array(modules, '$[*].content'), '["string"]'), 'C')) STORED,
	CONSTRAINT "posts_site_key" UNIQUE("site","key"),
	CONSTRAINT "posts_published_complete" CHECK (status <> 'published' or (site is not null and key is not null and published_at is not null))
);
--> statement-breakpoint
CREATE TABLE "post_totals" (
	"site" text NOT NULL,
	"scope" text NOT NULL,
	"scope_id" bigint NOT NULL,
	"post_type" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "post_totals_site_scope_scope_id_post_type_pk" PRIMARY KEY("site","scope","scope_id","post_type")
);
--> statement-breakpoint
CREATE TABLE "promos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"name" text NOT NULL,
	"subtitle" text NOT NULL,
	"image" jsonb,
	"action_url" text NOT NULL,
	"action_label" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tags" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_site_key" UNIQUE("site","key")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image" jsonb,
	"page_logo" jsonb,
	"masthead_logo" jsonb,
	"url" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "channels_site_key" UNIQUE("site","key")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"seo_title" text NOT NULL,
	"seo_description" text NOT NULL,
	"og_title" text NOT NULL,
	CONSTRAINT "tags_site_key" UNIQUE("site","key")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"email" text,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"summary" text,
	"image" jsonb,
	"is_admin" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_key_unique" UNIQUE("key"),
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "impressions" ADD CONSTRAINT "impressions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impressions" ADD CONSTRAINT "impressions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_views" ADD CONSTRAINT "post_views_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_tag" ADD CONSTRAINT "post_tag_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_tag" ADD CONSTRAINT "post_tag_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "impressions_author" ON "impressions" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "post_views_site_day" ON "post_views" USING btree ("site","day");--> statement-breakpoint
CREATE INDEX "post_tag_newest" ON "post_tag" USING btree ("tag_id","published_at","post_id") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "post_tag_newest_of_type" ON "post_tag" USING btree ("tag_id","post_type","published_at","post_id") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("site","published_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "posts_newest_of_type" ON "posts" USING btree ("site","post_type","published_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "posts_newest_in_category" ON "posts" USING btree ("category_id","published_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "posts_newest_of_type_in_category" ON "posts" USING btree ("category_id","post_type","published_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "posts_newest_in_channel" ON "posts" USING btree ("channel_id","published_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "posts_newest_by_author" ON "posts" USING btree ("author_id","site","published_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "posts_editor_picks" ON "posts" USING btree ("site","published_at","id") WHERE status = 'published' and editor_pick;--> statement-breakpoint
CREATE INDEX "posts_by_author" ON "posts" USING btree ("author_id","modified_at");--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "promos_site" ON "promos" USING btree ("site","created_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");