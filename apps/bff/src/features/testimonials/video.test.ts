import { expect, test } from "vitest";
import { videoOf } from "./video.ts";

const youtube = {
  embedUrl: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
  thumbnail: "/images/video/dQw4w9WgXcQ",
};

test.each([
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://youtube.com/watch?t=10&v=dQw4w9WgXcQ&list=x",
  "https://m.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://youtu.be/dQw4w9WgXcQ?si=abc",
  "http://www.youtube.com/embed/dQw4w9WgXcQ",
  "https://www.youtube.com/shorts/dQw4w9WgXcQ/",
  "https://www.youtube.com/live/dQw4w9WgXcQ",
  "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
  "www.youtube.com/watch?v=dQw4w9WgXcQ",
  "//youtu.be/dQw4w9WgXcQ",
])("YouTube: %s", (url) => {
  expect(videoOf(url)).toEqual(youtube);
});

test.each([
  "https://vimeo.com/123456789",
  "https://player.vimeo.com/video/123456789?h=1",
  "https://vimeo.com/channels/staffpicks/123456789",
])("Vimeo: %s", (url) => {
  expect(videoOf(url)).toEqual({
    embedUrl: "https://player.vimeo.com/video/123456789",
    thumbnail: "/images/video/123456789",
  });
});

test.each([
  "",
  "video",
  "https://www.youtube.com/",
  "https://www.youtube.com/@channel",
  "https://www.youtube.com/watch?v=too-short",
  "https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ",
  "https://evil.test/youtube.com/dQw4w9WgXcQ",
  "javascript:alert(1)//youtu.be/dQw4w9WgXcQ",
  "https://vimeo.com/about",
  "https://example.org/video.mp4",
])("no video: %s", (url) => {
  expect(videoOf(url)).toBeNull();
});
