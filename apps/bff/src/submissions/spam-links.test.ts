import { expect, test } from "vitest";
import { hasSpamLinks } from "./spam-links.ts";

test.each([
  ["Hello, I would like to help."],
  ["My work: https://example.org/a and www.example.org/b"],
  ["Is www. part of it?"],
  [""],
  ["I study B.Tech (CSE), my sister M.Sc, my brother b.com and m.tech, e.g.foo, Ph.D"],
  ["b.tech/m.tech"],
  ["B.Tech/M.Tech, B.Com/M.Com, B.Sc/M.Sc"],
  ["Node.js, Vue.js, D3.js, main.py, style.css, index.html, cv.pdf"],
  ["ASP.NET, VB.NET, asp.net, socket.io, scikit.learn, draw.io"],
  ["node.js/express.js/next.js"],
  ["btech.cse/ece"],
  ["CGPA 8.5, 3.5 years, 10.30am, 1.2.2026, Rs.500, v1.2.3"],
  ["I am from vizag.Then I moved.It was hard.My friend.In the end.So I came."],
  ["i am from vizag.it was hard.my friend came.in the end.so i came.me too"],
  ["వచ్చాను.నేను.మీరు.వారు, मैं.तुम.हम"],
  ["write to asha@example.org, ravi.k@college.ac.in or info@kdl.co.in"],
  ["internshala.com"],
  ["amazon.in"],
  ["and/or, // a comment, a//b, 24//7, C://"],
  ["I use [brackets] and (dots) ... etc...and so on."],
  ["Mr.Rao, Dr.S.K.Das, S.V.Univ., A.P.S.R.T.C., J.N.T.U.K"],
])("%j is a message", (message) => {
  expect(hasSpamLinks([message])).toBe(false);
});

test.each([
  ["https://example.org/casino"],
  ["  www.example.org  https://example.org/b "],
  ["//evil.example"],
  ["evil.com/x"],
  ["hxxp://evil.example"],
  ["evil[.]com"],
  ["evil (dot) com"],
  ["[url=evil.example]Casino[/url]"],
  ["Look: [URL]evil.example[/URL]"],
  ["Look: [link=http://evil.example]here[/link]"],
  ['Look: <a href="http://evil.example">here</a>'],
  ["HTTPS://EVIL.EXAMPLE"],
  ["https:evil.com/x"],
  ["http:\\\\evil.com"],
])("%j is nothing but an advertisement", (message) => {
  expect(hasSpamLinks([message])).toBe(true);
});

test.each([
  ["Buy http://a.example http://b.example and www.c.example now"],
  ["Buy //a.example, //b.example/x and //c.example now"],
  ["Buy a.com, b2.example and casino.xyz and poker.ru now"],
  ["Buy evil.com, evil.example and shop.evil.in now"],
  ["Buy EVIL.COM, Evil.net and evil.top now"],
  ["Buy hxxp://a.example hxxps://b.example fxp://c.example ftp://d.example now"],
  ["Buy evil[.]com, evil(.)net, evil{.}org now"],
  ["Buy evil[dot]com, evil (dot) net, evil [dot] org now"],
  ["Купить пример.рф, казино.рф и xn--e1afmkfd.xn--p1ai сейчас"],
  ["Buy еvil.com, evil。com and evil．net now"],
  ["Join t.me/casino, bit.ly/x1 and wa.me/123 now"],
  ["Go to casino-777.in, evil.in/x, deals.evil.in now"],
  ["Go to evil.anything/x, bad.whatever/y, worse.something/z now"],
  ["See http://user@evil.com, http://user:pw@evil.net and http://1.2.3.4/x now"],
])("%j has too many links", (message) => {
  expect(hasSpamLinks([message])).toBe(true);
});

test("a long text takes no long time", () => {
  const hostile = ["a.", "[", "www.", "//", "a@", "aа-", "[url", "(dot)", "http:", "<a "];
  const started = performance.now();
  for (const part of hostile) hasSpamLinks([part.repeat(5_000)]);
  expect(performance.now() - started).toBeLessThan(1_000);
});
