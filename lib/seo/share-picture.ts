/** The picture of a shared link in a region's icon folder, with its size in pixels. */
export const SHARE_PICTURE = { file: 'share.png', width: 1200, height: 630 };
