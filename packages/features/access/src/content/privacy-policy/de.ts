export const text = `
title: Datenschutzerklärung
description: Welche Daten {brand} über dich speichert, wozu, wie lange, und was du von uns verlangen kannst.
changed: 2026-11-02

{operator} ist für deine Daten auf dieser Website verantwortlich. Hier steht, was wir erheben, wozu, wer es außer uns sieht, wie lange es bleibt und wie du Auskunft, Berichtigung und Löschung bekommst.

@contact

# Kurz gesagt #short

- Wir erheben, was Konto, Zahlungen, Gesetz und Spielerschutz brauchen.
- Wir verkaufen deine Daten nicht und nutzen dein Spielverhalten nicht, um dich zu mehr Spiel zu drängen.
- Skripte zur Messung von Besuchen laufen erst nach deiner Zustimmung, wo deine Einstellungen sie verlangen. Neben einem Zahlungsformular laufen sie nie.
- Du kannst einsehen, berichtigen, mitnehmen und löschen lassen, was wir nicht von Gesetzes wegen aufbewahren müssen.

# Was wir erheben #data

| Daten | Zum Beispiel | Woher |
| Konto | Name, E-Mail-Adresse, Telefon, Geburtsdatum, Land, Anschrift, Nickname, Sprache | von dir |
| Identitätsprüfung | Bilder von Dokumenten, ihr Ergebnis | von dir |
| Zahlungen | Zahlungsart, Betrag, Zeit, Referenz, Ergebnis | von dir, vom Zahlungsdienst |
| Spiel | Spiele, Einsätze, Ergebnisse, Boni, Rakeback-Tage | von der Website |
| Spielerschutz | Limits, Pausen, Ausschlüsse, Spielzeit | von dir, von der Website |
| Gerät und Besuch | Netzwerkadresse, Land, Geräteart, Bildschirmgröße, geöffnete Seiten | von deinem Browser |
| Woher du kamst | ein Kampagnen- oder Partnerkennzeichen in der Adresse | vom Link, dem du gefolgt bist |

Kartennummern und Prüfziffern gehen direkt an den Zahlungsdienst. Sie erreichen unsere Datenbestände nie. Der Selbsttest auf der Seite zum [verantwortungsvollen Spielen](responsible-gambling#self-check) wird in deinem Browser ausgewertet und nicht gespeichert.

# Wozu wir sie verwenden #purposes

| Zweck | Grundlage |
| Konto, Spiele, Zahlungen und Support | unser Vertrag mit dir |
| Alters- und Identitätsprüfung, Betrug und Geldwäsche, Steuern, Meldungen an die Behörde | gesetzliche Pflicht |
| Anzeichen von Schaden bemerken und handeln | gesetzliche Pflicht und dein Schutz |
| Die Website sicher und in Betrieb halten | unser berechtigtes Interesse |
| Newsletter, Angebote, Push-Nachrichten, Messung | deine Einwilligung, die du jederzeit widerrufen kannst |

Solange du ausgeschlossen bist oder eine Pause machst, bekommst du keine Werbung von uns.

# Was in deinem Browser bleibt #browser

Auf deinem Gerät bewahren wir wenig auf, im Speicher des Browsers:

- das Kennzeichen deiner Anmeldung, bis du dich abmeldest,
- deine Sprache und Anzeigeeinstellungen,
- die Kennzeichen der Kampagne oder des Partners, über die du kamst, höchstens 365 Tage,
- eine Zufallszahl für diesen Browser, die hilft, Betrug zu erkennen,
- warum und wann du zuletzt abgemeldet wurdest, damit wir es dir sagen können.

All das kannst du in den Einstellungen deines Browsers löschen. Damit endet deine Anmeldung; sonst geht nichts verloren.

# Dein Standort #location

Wir ermitteln das Land deiner Netzwerkadresse, weil wir nicht jedes Land bedienen dürfen. Stimmt es nicht, kann dein Browser uns sagen, wo du bist: nur wenn du den Knopf drückst, nur für diese Prüfung. Ein Kartendienst macht aus den Koordinaten ein Land; gespeichert werden sie nicht.

# Wer Daten außer uns sieht #recipients

- Spieleanbieter: eine Spielernummer, Währung, Land und Sprache; nie deinen Namen.
- Zahlungsdienste und Banken: was eine Zahlung braucht.
- Dienste, die Dokumente prüfen, E-Mails und SMS verschicken, unsere Server betreiben und Formulare vor Robotern schützen.
- Behörden, Gerichte und Schlichtungsstellen, wo das Gesetz es verlangt.
- Sperrregister, die wir abfragen müssen.

Alle sind durch Vertrag oder Gesetz gebunden. Verlassen Daten dein Land in eines mit schwächeren Regeln, nutzen wir die gesetzlich vorgesehenen Garantien, etwa Standardvertragsklauseln.

# Wie lange wir sie aufbewahren #storage

| Daten | Aufbewahrt |
| Konto, Identität und Zahlungen | solange das Konto besteht und danach für die gesetzliche Frist, meist fünf Jahre |
| Spiel- und Bonusdaten | solange Buchführung und Lizenz es verlangen, meist fünf Jahre |
| Selbstausschluss | solange er läuft und zu seiner Durchsetzung nötig ist |
| Nachrichten an den Support | bis die Sache erledigt ist, und drei Jahre |
| Kampagnenkennzeichen | 365 Tage |
| Technische Protokolle | Wochen, länger nur während ein Angriff untersucht wird |

# Wie wir sie schützen #security

Verbindungen sind verschlüsselt. Mitarbeiter sehen nur, was ihre Aufgabe verlangt, und jeder Einblick wird festgehalten. Die Website prüft jedes Skript, das sie ausführt. Geht etwas schief, das dich gefährdet, sagen wir es dir und der Behörde, wie das Gesetz es vorsieht.

# Automatische Entscheidungen #automated

Systeme gegen Betrug und für den Spielerschutz sortieren Fälle nach Regeln aus, etwa viele abgelehnte Zahlungen oder stark steigende Einsätze. Bevor deshalb ein Konto geschlossen wird, entscheidet ein Mensch. Du kannst die Gründe erfragen und widersprechen.

# Deine Rechte #rights

Du kannst von uns verlangen, dass wir

- dir zeigen, was wir über dich haben, und dir eine Kopie geben, die andere Dienste lesen können,
- berichtigen, was falsch ist,
- löschen, was wir nicht mehr brauchen,
- Daten nicht mehr verwenden, solange eine Frage offen ist,
- unterlassen, was auf unserem berechtigten Interesse oder deiner Einwilligung beruht.

Schreib dem Support von der Adresse deines Kontos. Wir antworten innerhalb eines Monats. Du kannst dich auch bei der Datenschutzbehörde deines Landes beschweren.

Schreib an [{email}](mailto:{email}), wenn du zu dieser Seite eine Frage hast.

# Kinder #children

Diese Website ist für Erwachsene. Erfahren wir, dass uns ein Kind Daten gegeben hat, schließen wir das Konto und löschen, was wir löschen dürfen.

# Änderungen #changes

Der Tag der letzten Änderung steht oben. Betrifft dich eine Änderung, sagen wir es dir, bevor sie wirkt.
`;
