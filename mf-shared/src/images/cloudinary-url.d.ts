declare module 'cloudinary-core/src/url.js' {
  export default function url(
    publicId: string,
    options: Record<string, string | number>,
    config: { cloud_name: string; secure?: boolean; secure_distribution?: string; private_cdn?: boolean },
  ): string;
}
