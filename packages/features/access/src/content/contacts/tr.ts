export const text = `
title: Yardım ve iletişim
description: Hızlı yanıtlar ve {brand} desteğine ulaşmanın yolları.
changed: 2026-11-02

@ways

# Giriş ve hesap #account

? Giriş yapamıyorum. #log-in
Adresin kaydolduğunuz adres ve büyük harf kilidinin kapalı olduğuna bakın. Birkaç yanlış paroladan sonra giriş birkaç dakika bekler. Yeni parolayı [parolamı unuttum](modal:forgot-password) ile belirleyin.

? E-posta gelmiyor. #mail
İstenmeyen klasörüne bakın ve on dakika bekleyin. Doğrulama e-postasını yeniden gönderebilirsiniz. Adresi yanlış yazdıysanız desteğe doğru adresten yazın.

? Oturumum kapandı. #logged-out
İleti nedenini söyler. {idle} dakika sizden hareket gelmezse bakiyenizi korumak için oturumu kapatırız. Başka bir cihazdaki giriş öncekini sona erdirir. Siz değilseniz hemen yeni bir parola belirleyin.

? Bilgilerimi nasıl değiştiririm? #details
[Profilinizde](profile). Ad, doğum tarihi, telefon, ülke ve doğrulanmış e-posta adresi doldurulunca kilitlenir: Desteğe yeni bilgileri ve onları gösteren bir belge gönderin.

? Hesabımı nasıl kapatırım? #closing
Desteğe kapatmak istediğinizi yazın; neden gerekmez. Neden kumarsa bunu ve ne kadar süre olduğunu söyleyin ya da [kendini dışlamayı](responsible-gambling#self-exclusion) kullanın.

# Para yatırma ve çekme #payments

? Yatırdığım para bakiyemde değil. #deposit
[İşlemlerinize](transactions) bakın. Yatırım beklemedeyken yeniden ödemeyin. Bir gün sonra gelmediyse desteğe referansı ve kaydın görüntüsünü gönderin.

? Neden para çekemiyorum? #withdrawal
Çekim için doğrulanmış bir e-posta adresi, başarılı bir yatırım, etkin bonus olmaması, tamamlanmış yatırım çevrimi ve gerekiyorsa bitmiş bir kimlik kontrolü gerekir. Eksik olanı [kasa](withdraw) söyler.

? Çekim ne kadar sürer? #how-long
Önce biz bakarız, ilkinde belgelerinizle birlikte. Sonrası yönteme bağlıdır: Cüzdanlar ve coinler hızlıdır, kartlar ve bankalar birkaç iş günü sürer.

? Hangi yöntemler var? #methods
[Kasa](deposit), ülkeniz ve para biriminiz için olanları sınırlarıyla gösterir.

# Doğrulama #verification

? Ne göndermem gerekiyor? #documents
Bir kimlik belgesi, üç aydan eski olmayan bir adres belgesi ve ödeme yönteminin belgesi: jpg, jpeg, png veya pdf, her biri 25 MB’tan küçük. Ayrıntılar [KYC ve iade politikasında](kyc-refund-policy#documents).

? Kontrol ne kadar sürer? #review
Genellikle 24 saate kadar. Reddedilen belge nedenini söyler; yalnızca onu yeniden gönderin.

# Ödüller #rewards

? Rakeback günleri ne zaman başlar ve biter? #rakeback
Kendi saat diliminizde gece yarısı. Bugünün ve dünün ödülünü alabilirsiniz. Takvim sizin saatinizi ve UTC’yi gösterir.

? Cashback ne zaman sayılır? #cashback
Her saat başı ve buçukta. Kalan süre [cashback](cashback) sayfasındadır.

? Bonusum neden reddedildi? #bonus
İleti nedeni ve varsa ne yapabileceğinizi söyler. Hepsi için geçerli olanlar [bonus şartlarında](bonus-terms) yazar.

# Oyunlar #games

? Oyun turun ortasında durdu. #round
Tur oyun sağlayıcısının sunucusunda biter. Oyunu yeniden açın ya da geçmişinize bakın: Sonuç oradadır.

? Bir oyunun adil olduğunu görebilir miyim? #fair
Her oyun kurallarını ve oyuncuya dönüş oranını gösterir. Sonuçlar oyun sağlayıcısının denetlenmiş rastgele sayılarından gelir; onları ne siz ne biz değiştirebiliriz.

# Kontrolü elde tutmak #control

? Nasıl limit koyarım ya da mola veririm? #limits
[Sorumlu oyun](responsible-gambling#limits) sayfasında, giriş yapmış olun ya da olmayın, her araç anlatılır. Bir limiti düşürmek hemen geçerli olur; yükseltmek {raise-wait} bekler.

? Biri için endişeleniyorum. #worried
Yardım kuruluşları aileleri ve arkadaşları da ücretsiz ve gizlilikle dinler. Onları [yardım al](responsible-gambling#help) altında bulursunuz.

# Şikâyetler #complaints

Desteğe ne olduğunu, ne zaman olduğunu ve hangi referansla olduğunu söyleyin. Yanıt yetmezse başka birinin bir kez daha bakmasını isteyin; ondan sonra bize lisans veren kurum ya da bir uyuşmazlık mercii karar verebilir. Yol [şartlar ve koşullarda](terms-and-conditions#complaints) anlatılır.

@contact
`;
