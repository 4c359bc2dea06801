export const text = `
title: Verantwortungsvolles Spielen
description: Wie du bei {brand} die Kontrolle behältst, wie du aufhörst und wer hilft.
changed: 2026-11-02

Spielen kostet auf Dauer Geld: Die Spiele zahlen weniger aus, als sie einnehmen. Entscheide vorher, wie viel und wie lange, und hör auf, wenn du dort bist. Alles auf dieser Seite steht dir jetzt offen, in jeder Gruppe und bei jedem Guthaben.

@tools

# Ein Zeitvertreib bleibt einer #pastime

- Spiele mit Geld, auf das du verzichten kannst, nie mit Miete, Essen oder Geliehenem.
- Setze dir einen Betrag und eine Zeit, und betrachte den Betrag als ausgegeben, sobald du ihn einzahlst.
- Spiele nicht, um Verlorenes zurückzugewinnen. Die nächste Runde weiß nichts von der letzten.
- Spiele nicht betrunken, müde, wütend oder niedergeschlagen.
- Behalte andere Dinge, die dir Freude machen, und sprich über das Spielen so offen wie über sie.

# Limits #limits

Limits setzt du in deinem [Profil](profile), für einen Tag, eine Woche oder einen Monat.

Vor deiner ersten Einzahlung legst du ein Einzahlungslimit fest.{limits-first}

| Limit | Was es begrenzt | Senken | Erhöhen oder aufheben |
| Einzahlung | was du einzahlst | sofort | Wartezeit {raise-wait}, dann bestätigst du es noch einmal |
| Verlust | was du netto verlieren kannst | sofort | Wartezeit {raise-wait}, dann bestätigst du es noch einmal |
| Einsatz | was du setzen kannst | einmal pro Stunde | einmal pro Stunde; in den beiden höchsten Clubgruppen nur durch den Support{bet-raise-hourly} |
| Einsatz | was du setzen kannst | einmal pro Stunde{bet-lowering-hourly} | Wartezeit {bet-raise-wait}, dann bestätigst du es noch einmal; in den beiden höchsten Clubgruppen nur durch den Support |
| Einsatz | was du setzen kannst | sofort{bet-lowering-at-once} | Wartezeit {bet-raise-wait}, dann bestätigst du es noch einmal; in den beiden höchsten Clubgruppen nur durch den Support |
| Sitzung | wie lange du spielst, 10 Minuten bis 30 Tage | sofort | Wartezeit {raise-wait}, dann bestätigst du es noch einmal |

Eine Erhöhung eines Einzahlungs- oder Verlustlimits wartet außerdem, bis der laufende Tag, die Woche oder der Monat zu Ende ist.{raise-after-period}

Eine wartende Erhöhung kannst du sehen und zurücknehmen. Ist ein Limit erreicht, endet das Spiel und sagt es; vor dem Ende einer Sitzung kommt eine Warnung. Es gilt immer dein strengstes Limit.

# Eine Pause machen #break

Eine Pause hält das Spielen an, je nach deiner Wahl: {breaks}. Sie beginnt sofort und lässt sich nicht verkürzen. Währenddessen kannst du dich anmelden, dein Guthaben sehen und auszahlen, aber nicht spielen und nicht einzahlen, und du bekommst keine Werbung. Danach öffnet sich dein Konto von selbst wieder.

Um sofort aufzuhören, drücke die rote Taste „Jetzt … Pause“: Sie steht auf jeder Seite, solange du angemeldet bist, und schließt dich {panic-wait} vom Spielen aus.

# Selbstausschluss #self-exclusion

Der Selbstausschluss ist da, wenn du aufhören willst. Du wählst, wie lange er dauert:

- {exclusions}
- eine Zahl von Monaten, mindestens {exclusion-months}
- für immer{exclusion-permanent}

1. Öffne den [Selbstausschluss](modal:self-exclusion) und wähle die Dauer.
2. Lies die Zusammenfassung: was er bedeutet und wann er endet, in deiner Zeit und in UTC.
3. Bestätige. Er wirkt sofort, auf jedem Gerät.

- In der App kann er nicht rückgängig gemacht oder verkürzt werden. Auch der Support tut das nicht, solange er läuft.{exclusion-fixed}
- In der App kann er nicht rückgängig gemacht oder verkürzt werden. Der Support kann es, wenn du ihm schreibst; Wartezeit nach der Entscheidung: mindestens {exclusion-lift-wait}.
- Bei einem dauerhaften Ausschluss beträgt die Wartezeit mindestens: {permanent-exclusion-lift-wait}.
- Du kannst dich weiterhin anmelden, deinen Verlauf sehen und auszahlen, was dir gehört. Mehr nicht.
- Offene Boni enden, und was sie halten, geht verloren. Dein eigenes Geld kannst du weiter auszahlen. Werbung hört auf.
- Eröffne kein zweites Konto, um ihn zu umgehen; solche schließen wir.

! Öffnet sich die Seite bei dir nicht oder willst du dich nicht anmelden: Schreib dem Support, dass du wegen des Spielens ausgeschlossen werden willst, und für wie lange. Wir tun es für dich. Viele Länder führen außerdem ein Register, das dich überall auf einmal sperrt; die uns bekannten stehen unter [Hilfe finden](#help).

# Zeichen, dass es Zeit ist aufzuhören #signs

- Du spielst mit Geld, das für anderes gedacht war, oder du leihst dir welches.
- Du spielst weiter, um Verlorenes zurückzuholen.
- Du setzt immer mehr, um dasselbe zu empfinden.
- Du verheimlichst, wie viel oder wie lange du spielst.
- Du spielst, um Sorgen zu vergessen, oder bist unruhig, wenn du nicht kannst.
- Wegen des Spielens hast du Arbeit, Lernen, Schlaf oder Menschen versäumt.
- Du hast versucht, weniger zu spielen, und konntest es nicht.

Eines davon genügt, um heute eine Pause zu machen. Wenn das Spiel schnell ist, bemerkst du sie spät: Lass dir vom [Realitätscheck](profile) sagen, wie lange du spielst und wie du stehst.

# Prüfe dich selbst #self-check

Neun Fragen zu den letzten zwölf Monaten aus dem Problem Gambling Severity Index (Ferris und Wynne, 2001), den Hilfestellen weltweit verwenden. Deine Antworten bleiben auf dieser Seite: Nichts wird gesendet oder gespeichert. Das Ergebnis ist ein Hinweis, keine Diagnose.

@self-check
- Hast du mehr gesetzt, als du dir zu verlieren leisten konntest?
- Musstest du mit größeren Beträgen spielen, um dieselbe Spannung zu spüren?
- Bist du an einem anderen Tag zurückgekommen, um verlorenes Geld zurückzugewinnen?
- Hast du dir Geld geliehen oder etwas verkauft, um an Geld zum Spielen zu kommen?
- Hattest du das Gefühl, vielleicht ein Problem mit dem Glücksspiel zu haben?
- Hat das Spielen dir gesundheitliche Probleme gemacht, auch Stress oder Angst?
- Hat jemand dein Spielen kritisiert oder gesagt, du hättest ein Spielproblem, ob du das selbst so sahst oder nicht?
- Hat dein Spielen dir oder deinem Haushalt finanzielle Probleme gemacht?
- Hast du dich schuldig gefühlt wegen der Art, wie du spielst, oder wegen dessen, was dabei geschieht?
| Nie | Manchmal | Meistens | Fast immer |
| 0 | Keine Anzeichen für ein Problem. Mit Limits bleibt es so. |
| 1 | Wenige Anzeichen. Setze jetzt Limits, und sieh in einigen Monaten noch einmal hin. |
| 3 | Deutliche Anzeichen, dass das Spielen dir schadet. Mach eine Pause und sprich mit jemandem; die Stellen unten hören zu, kostenlos und vertraulich. |
| 8 | Starke Anzeichen für ein Spielproblem. Bitte schließ dich noch heute aus und ruf eine der Stellen unten an. Es ist eine Krankheit, die sich behandeln lässt. |

# Hilfe finden #help

Reden hilft. Diese Stellen sind unabhängig von uns, die meisten kostenlos. Sie hören auch Angehörigen und Freunden zu. Bist du in Gefahr oder denkst daran, dir etwas anzutun, ruf jetzt den Notruf deines Landes.

@help

# Glücksspiel auf deinen Geräten sperren #blocking

- [BetBlocker](https://betblocker.org) ist kostenlos und sperrt Glücksspielseiten für eine Zeit, die du wählst.
- [Gamban](https://gamban.com) sperrt Seiten und Apps auf allen deinen Geräten.
- [GamBlock](https://www.gamblock.com) tut das auf Computern und Telefonen.
- Viele Banken können Kartenzahlungen an Glücksspielanbieter sperren. Frag deine.

# Kinder und Jugendliche #children

Diese Website ist für Erwachsene. Melde dich ab, wenn andere das Gerät benutzen, behalte dein Passwort für dich und lass es den Browser auf einem Familiencomputer nicht ausfüllen. Programme wie [Qustodio](https://www.qustodio.com) und die eingebauten Sperren von Telefonen und Computern halten Glücksspielseiten von Kindern fern. Kennst du Minderjährige, die hier spielen, sag es uns.

# Was wir tun #duty

- Jede Seite führt mit einem Klick hierher.
- Wir achten auf Anzeichen von Schaden, etwa stark steigende Einzahlungen oder sehr langes Spielen, und sprechen dich darauf an.
- Solange du ausgeschlossen bist, eine Pause machst oder ein Limit erreicht hast, zeigen und schicken wir keine Angebote.
- Mitarbeiter, die mit Spielern zu tun haben, sind geschult, Schaden zu bemerken und Spiel zu beenden.

Schreib an [{email}](mailto:{email}) zu allem auf dieser Seite; solche Nachrichten haben Vorrang.
`;
