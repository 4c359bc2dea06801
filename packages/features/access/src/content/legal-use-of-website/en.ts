export const text = `
title: Legal use of the website
description: Who may use {brand}, from where, and what holds for its contents.
changed: 2026-11-02

# Where the site may be used #where

Games of chance are ruled differently in each country. {operator} serves only countries in which it may. Others are blocked, at sign-up and on the site itself. It is your part to know whether play is allowed where you are. That the site can be reached is no sign that it is.

# Adults only #adults

You must be at least 18, or of the age your country asks for if it is higher. We check it. Keep your password from children, and use the protection your devices offer; the page on [responsible gambling](responsible-gambling#blocking) names programs for it.

# Official addresses #addresses

{brand} is found at {site}.

Other official addresses, so-called mirrors, show the same account, the same balance and the same limits. Some of them take no registrations or no log-ins; they say so. A site that looks like ours and asks for your password elsewhere is a fraud: do not log in, and tell us.

We never ask for your password, the code on your card or a remote connection to your computer, neither by mail nor by phone nor in chat.

# VPN and proxies #vpn

Do not hide where you are. The country block asks you to switch off a VPN or proxy; without that we cannot tell whether we may serve you. Winnings made while hiding a country that we do not serve can be refused.

# What you may do #allowed

You may read the site, play for yourself, and keep or print pages for your own use. You may link to pages, if the link does not suggest that we are partners.

# What you may not do #forbidden

- copy, sell or show elsewhere games, pictures, texts or marks,
- read the site by machine, or slow it down or break it on purpose,
- get around checks of age, country, limits or exclusions,
- search for or use gaps in its security. If you find one, tell us, and give us time to close it.

# Whose it is #rights

Brand, texts and pictures belong to {operator} or to those who license them to us. Games belong to their makers. Using the site gives you no right in them but to play.

# Links to other sites #links

Some pages lead elsewhere, to help organisations, payment providers or authorities for instance. What stands there is theirs. If a link leads to something it should not, tell us.

# Availability #availability

We keep the site up with care, and we maintain it, which sometimes closes it for a while. Texts can contain errors; for games the rules in the game hold, for offers the conditions on the card.

# Devices and software #devices

The site runs in current browsers with scripts switched on. Without scripts you can read, but not play. Keep your browser up to date: it protects your money too.

# Contact #contact

@contact

Questions about this page go to support; all ways stand on the [contacts](contacts) page.
`;
