export const text = `
title: KYC ve iade politikası
description: {brand} kim olduğunuzu nasıl kontrol eder, ne gönderirsiniz ve bir ödeme ne zaman geri verilir.
changed: 2026-11-02

# Neden soruyoruz #why

Para evden çıkmadan önce yaş, kimlik ve ödeme yöntemi doğru olmalıdır. Bu, küçükleri korur, sizi parolanızı ele geçiren birinden korur ve yasa bunu ister. Kontrol ücretsizdir.

# Ne zaman #when

Kontrolü profilinizde [doğrulama](verification) altında bulursunuz. Orada “ilk yatırımınızdan sonra” yazıyorsa o yatırımla açılır. En geç ilk çekiminizden önce isteriz; bilgiler değiştiğinde, bir belgenin süresi dolduğunda ya da yasa daha fazlasını istediğinde yeniden.

# Ne göndereceksiniz #documents

| Ne | Kabul edilen | Dikkat |
| Kimlik | pasaport, kimlik kartı (iki yüzü), sürücü belgesi (iki yüzü) | geçerli, dört köşesi görünür, hiçbir yeri kapalı değil |
| Adres | banka ekstresi, fatura, resmî yazı | üç aydan eski değil, ad ve adres okunur |
| Ödeme yöntemi | kartın fotoğrafı, hesabın veya cüzdanın ekstresi | kartlarda ilk altı ve son dört rakam dışındakileri ve arkadaki kodu kapatın |
| Paranın kaynağı | bkz. [kara para aklamayı önleme politikası](aml-policy#source) | yalnızca sorduğumuzda |

Dosyalar jpg, jpeg, png veya pdf, her biri 25 MB’tan küçük. Fotoğrafı gün ışığında, flaşsız ve renkli çekin. Bir belgenin ekran görüntüsü yetmez.

# Nasıl ilerler #course

1. Belgeyi seçip yükleyin. Yüklemenin ne kadar ilerlediğini görür, iptal eder ya da tekrarlarsınız.
2. “Beklemede” olarak bekler. Bir insan bakar; bu genellikle 24 saate kadar sürer.
3. “Onaylandı” ya da nedeniyle birlikte “reddedildi” olur. Yalnızca reddedileni yeniden gönderin; diğerleri kalır.

Onaylandığınızda ad, doğum tarihi, ülke ve adres kilitlenir. Destek bunları belge karşılığında değiştirir.

# Sizi doğrulayamazsak #refused

Belgeler eksikse ödeme yapamayız; birkaç hatırlatmadan sonra hesabı kapatır, yatırılıp oynanmamış olanı geri veririz. Bir belge sahteyse ya da başkasına aitse hesabı hemen kapatırız. Reşit olmadığınız ortaya çıkarsa hesabı kapatır, yatırılanı geri verir ve bütün oyunu geçersiz sayarız.

# İadeler #refunds

Bir yatırım şu durumlarda geri verilebilir:

- iki kez ya da yanlış tutarla alınmışsa,
- bilginiz dışında yapılmışsa ve fark eder etmez bize ve bankanıza bildirmişseniz,
- oynanmamışsa ve onunla bonus alınmamışsa,
- bizden kaynaklanan bir arıza onu kullanmanızı engellemişse.

Bir oyun kaybedildiği, bir bonus umulandan farklı sonuçlandığı ya da bir tur sırasında bağlantınız koptuğu için geri verilmez: Böyle bir tur oyun sağlayıcısının sunucusunda sonuçlanır.

# Nasıl istenir #how

Tarih, tutar, yöntem ve [işlemlerinizdeki](transactions) referansla desteğe yazın. Gerekçeli bir kararla yanıt veririz. Para geldiği yönteme geri gider; sonrası bankaya ya da sağlayıcıya bağlıdır.

Hesabınızın adresinden [{email}](mailto:{email}) adresine yazın.

# Bir ödemenin sonucu bilinmiyorsa #unknown

Ödemeden döndüğünüzde sonucunu henüz bilmiyorsak “beklemede” gösterilir. Yeniden ödemeyin: İkinci bir ödeme olur. Para hesabınızdan çıktıysa ve bir gün sonra hâlâ burada değilse, bize referansı ve kaydın görüntüsünü gönderin.

# Ödemeyi bankadan geri almak #chargebacks

Bankanızdan bir ödemeyi geri almasını istemeden önce bizimle konuşun. Böyle bir durum açıkken hesabı bekletiriz. Ödeme sizinse ve oynandıysa kayıtlarımızla itiraz eder ve hesabı kapatabiliriz.

# Bir çekimi iptal etmek #cancelling

Bir çekimin hâlâ iptal edilip edilemeyeceği [işlemlerinizde](transactions) yanında gösterilir. İptal etmenizi asla istemeyiz; yasanın yasakladığı yerde bunun için düğme yoktur.

# Yatırımlar ve güvenli oyun #safer-play

Kendinizi dışlarsanız bakiyenizdeki sizindir: Dışlama sürerken de istediğiniz zaman çekin. Dışlama başladıktan sonra gelen yatırımlar geri gönderilir.
`;
